/**
 * Words that readers use to ask a question. They can appear in titles, but say little about what a reader is looking
 * for. They have the form that `fold` returns, and none is a stop word.
 */
export const VAGUE_WORDS = new Set(
  `add added adding again already another app application automatically aware begin build building bundle change
  changed changing cleanly code create created creating current custom default directly disable disabled during
  easily easy either enabled end ending error everything exist existing explain failed failing fast file find
  first fix fixed found full fully generate good handle happen important include included issue keep kind large
  last less list load loading local locally look lot manually many mean meaning method mode more multiple must
  myself never new next nothing old open option order other outside part pass place print problem program
  project put rather read reading recommended remove removed removing replace required result return run running
  several show shown similar simple simply single small solve specific specify start started still stop support
  supported switch take tell template time together true turn two type uncaught understand unable until update
  various version very whole write writing written wrong yet separate picked warning typeerror referenceerror
  syntaxerror exception occurred encountered undefined`.split(/\s+/),
);
