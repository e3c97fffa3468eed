/** Words that readers use to ask. They may occur in titles, but say little about what a reader looks for. */
export const VAGUE_WORDS = new Set(
  `add added adding after again already always another any app application apps automatically aware before begin build
  building bundle change changed changes changing cleanly code correct create created creating current custom default
  directly disable disabled during each easily easy either enabled end ending error errors every everything exist existing
  explain failed fails failing fast file files find first fix fixed found full fully generate good handle happen happens
  important include included inside issue keep kind large last less list load loading local locally look lot make
  manually many mean means meaning method mode more multiple must myself never new next nothing old once one open option
  options order other outside part pass place print problem program project projects put rather read reading recommended remove
  removed removing replace required result results return run running see several show shown similar simple simply since
  single small solve something sometimes specific specify start started still stop stops support supported switch
  take tell template thing time together true turn two type uncaught understand unable until update using various version
  very way ways whole without write writing written wrong yet separate own picked ways run reads shows sets gets warning
  typeerror referenceerror syntaxerror exception occurred encountered undefined`
    .split(/\s+/)
    .filter(Boolean),
);
