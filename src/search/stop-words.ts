/** Words that occur in most questions and texts, so they don't distinguish any of them. */
export const STOP_WORDS = new Set(
  `a about after all also am an and any anymore are as at be because been before being but by can cant could did do doe does
  doesnt doing dont for from get give given got had has have having how i if im in inside instead into is
  isnt it its just like different enable make making may me my mine need needs no not of off on one only or our own
  properly really right same say saying set should so some something somehow than that the their them then there
  these they thing this those to too try trying up use using usage used v via want was way we were what when where
  whether which while who why will with without wont work working would you your webpack please help
  whereas although though however therefore otherwise thus such even each every both once well itself here below takes since see
  correct correctly possible best vs between works worked makes made wants wanted gives goes going`.split(/\s+/),
);
