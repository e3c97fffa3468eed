export const departures = [
  { time: "08:10", to: "North Island" },
  { time: "08:40", to: "Lighthouse" },
];
