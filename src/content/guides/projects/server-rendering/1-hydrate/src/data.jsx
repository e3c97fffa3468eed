export function Data({ id, value }) {
  const json = JSON.stringify(value).replaceAll("<", "\\u003c");

  return (
    <script
      id={id}
      type="application/json"
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

export function readData(id) {
  const element = document.getElementById(id);
  return element && JSON.parse(element.textContent);
}
