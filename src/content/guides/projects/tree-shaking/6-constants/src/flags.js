export const DEBUG = false;
