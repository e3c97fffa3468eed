interface ImportMetaEnv {
  readonly WEBPACK_TITLE: string;
}
