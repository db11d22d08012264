import ComponentTypes from "@theme-original/NavbarItem/ComponentTypes";

import TestNavbarItem from "../../components/TestNavbarItem";

export default {
  ...ComponentTypes,
  "custom-test-item": TestNavbarItem,
};
