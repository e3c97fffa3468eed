/** Privacy signals of the browser, which the DOM types lack. */
interface PrivacySignals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** Returns whether a reader has asked not to be tracked. */
export function declinesTracking({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === "1" || doNotTrack === "yes" || globalPrivacyControl === true;
}
