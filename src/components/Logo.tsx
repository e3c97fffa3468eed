/** Renders the logo of webpack. The gaps between the faces are transparent, so it works on any background. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 100 100" aria-hidden="true">
      <path
        fill="#8dd6f9"
        d="M10.7 26 50 3.3 89.3 26 72.5 35.7 50 22.7 27.5 35.7zM90.4 28v45.3L51.1 96V76.7l22.6-13v-26zM48.9 96 9.6 73.3V28l16.7 9.7v26l22.6 13z"
      />
      <path
        fill="#1d78c1"
        d="M31.4 38.3 50 27.5l18.6 10.8L50 49zM69.5 39.7v21.6L50.9 72V50.5zM49.1 72 30.5 61.3V39.7l18.6 10.8z"
      />
    </svg>
  );
}
