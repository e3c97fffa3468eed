export default {
  async fetch(request) {
    const { pathname } = new URL(request.url);
    if (pathname !== "/report") return new Response("Hello from the edge");

    const { report } = await import("./report.js");
    return Response.json(report());
  },
};
