/** Style sheets are imported for their side effect: webpack collects them into one file. */
declare module "*.css";
