// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { renderOnPage } from "../../testing/page.tsx";
import * as router from "./router.tsx";

const { Link, MemoryRouter, Route, StaticRouter, Switch, useLocation } = router;

function Place() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

test("it has all that react-router and react-router-dom 5.3 have", () => {
  const names =
    "BrowserRouter HashRouter Link MemoryRouter NavLink Prompt Redirect Route Router StaticRouter Switch __HistoryContext __RouterContext generatePath matchPath useHistory useLocation useParams useRouteMatch withRouter";
  expect(Object.keys(router).toSorted()).toEqual(names.split(" ").toSorted());
});

test("links below a router in memory move it alone, and leave other clicks to the browser", () => {
  const { history } = renderOnPage(
    <MemoryRouter initialEntries={["/one"]}>
      <Link to="/two?q">Go</Link>
      <Switch>
        <Route path="/one">first</Route>
        <Route path="/two" component={Place} />
      </Switch>
    </MemoryRouter>,
    { address: "/docs" },
  );
  fireEvent.click(screen.getByText("Go"), { ctrlKey: true });
  expect(document.body.textContent).toBe("Gofirst");
  const wentOn = fireEvent.click(screen.getByText("Go"));
  expect(wentOn).toBe(false);
  expect(document.body.textContent).toBe("Go/two?q");
  expect(history.location.pathname).toBe("/docs");
});

test("links of the site's router are left to the site", () => {
  renderOnPage(<Link to="/two">Go</Link>);
  expect(fireEvent.click(screen.getByText("Go"))).toBe(true);
});

test("a static router stays where it is", () => {
  renderOnPage(
    <StaticRouter location={{ pathname: "/there", search: "?x" }}>
      <Link to="/two">Go</Link>
      <Place />
    </StaticRouter>,
  );
  fireEvent.click(screen.getByText("Go"));
  expect(document.body.textContent).toBe("Go/there?x");
});

test("a router of the browser's address is the site's", () => {
  renderOnPage(
    <router.BrowserRouter>
      <Place />
    </router.BrowserRouter>,
    { address: "/docs?x" },
  );
  expect(document.body.textContent).toBe("/docs?x");
});
