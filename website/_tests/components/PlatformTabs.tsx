import useIsBrowser from "@docusaurus/useIsBrowser";
import TabItem from "@theme/TabItem";
import Tabs from "@theme/Tabs";

/** Opens the tab of the reader's system. The HTML has to do with the first, since a server knows no reader. */
export default function PlatformTabs() {
  const isMac = useIsBrowser() && navigator.platform.startsWith("Mac");
  return (
    <Tabs key={String(isMac)} defaultValue={isMac ? "mac" : "other"}>
      <TabItem value="other" label="Windows and Linux">
        Press <kbd>Ctrl</kbd>.
      </TabItem>
      <TabItem value="mac" label="macOS">
        Press <kbd>⌘</kbd>.
      </TabItem>
    </Tabs>
  );
}
