import type { Element } from "hast";

const BADGE =
  /shields\.io|badgen\.net|badge|codecov\.io|coveralls\.io|travis-ci|circleci|appveyor|david-dm\.org|packagephobia|gitter\.im|opencollective\.com|\/workflows?\/.*\.svg|houndci/i;

const LOGO = /logo|icon|avatar|banner|sponsor/i;

/** A badge or a logo: says nothing about how to use the package. A picture without a description is one too. */
export function isDecoration({ properties: { src, alt } }: Element): boolean {
  const address = String(src ?? "");
  return !alt || BADGE.test(address) || LOGO.test(address) || LOGO.test(String(alt));
}

/** What a picture shows, or at least its file's name. */
export function pictureName({ properties: { src, alt } }: Element): string {
  return String(alt || String(src).split(/[/?#]/).filter(Boolean).at(-1) || "picture");
}
