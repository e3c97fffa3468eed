export default function handler(request) {
  const { searchParams } = new URL(request.url);
  const name = searchParams.get("name") ?? process.env.DEFAULT_NAME;
  return new Response(`Hello, ${name}`);
}
