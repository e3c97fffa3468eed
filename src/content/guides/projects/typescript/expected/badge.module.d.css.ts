declare const name: string;
export {
  name as "badge",
  name as "badge-new",
};
