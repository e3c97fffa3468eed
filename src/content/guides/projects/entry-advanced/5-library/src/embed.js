export default function count(words) {
  return words.trim().split(/\s+/).length;
}
