/** Style sheets are imported for their effect: webpack collects them into one file. */
declare module "*.css";
