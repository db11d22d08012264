import { useCurrentSidebarCategory } from "@docusaurus/plugin-content-docs/client";

/** The items of the open category, with the values that front matter gave them. */
export default function CustomPropsTable() {
  const { items } = useCurrentSidebarCategory();
  return (
    <table>
      <thead>
        <tr>
          <th>Doc</th>
          <th>Custom props</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={"label" in item ? item.label : item.type}>
            <td>{"label" in item ? item.label : ""}</td>
            <td>
              <code>{JSON.stringify(item.customProps ?? null)}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
