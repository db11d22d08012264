// @ts-check
import { expectStyle, expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const mui = {
  name: "mui",
  packages: { "@mui/material": "9.5.0", "@emotion/react": "11.14.0", "@emotion/styled": "11.14.1" },
  config: {},
  files: {
    "src/components/Sail.jsx": `import React from "react";
import { Button, Dialog, DialogTitle, createTheme, ThemeProvider } from "@mui/material";
import Chip from "@mui/material/Chip";
const theme = createTheme({ palette: { primary: { main: "rgb(10, 60, 90)" } } });
export default function Sail() {
  const [isOpen, setOpen] = React.useState(false);
  return (
    <ThemeProvider theme={theme}>
      <Chip label="Wind" color="primary" />
      <Button variant="contained" onClick={() => setOpen(true)}>Set sail</Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)}><DialogTitle>Under way</DialogTitle></Dialog>
    </ThemeProvider>
  );
}
`,
    "docs/sail.mdx": `import Sail from "@site/src/components/Sail";

# Sail

<Sail />
`,
  },
  async check({ open }) {
    const page = await open("/docs/sail");
    const button = page.getByRole("button", { name: "Set sail" });
    await expectStyle(button, { property: "background-color", value: "rgb(10, 60, 90)" });
    await button.click();
    await expectVisible(page.getByRole("dialog").getByText("Under way"));
  },
};
