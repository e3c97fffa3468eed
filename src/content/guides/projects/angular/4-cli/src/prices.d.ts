declare module "acme-prices" {
  export const lamp: number;
}
