import { act, screen } from "@testing-library/react";
import { useEffect, useState } from "react";
import { Link, Outlet } from "../lib/router";
import { expect, it } from "vitest";
import { renderStore } from "../test/renderStore";
import { PageHeading, useContentFocus } from ".";

const late: { arrive: () => void } = { arrive: () => undefined };

function Shell() {
  useContentFocus("content");
  return (
    <>
      <input aria-label="Search" />
      <Link to="/known">Known</Link>
      <Link to="/late">Late</Link>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

function Late() {
  const [there, setThere] = useState(false);
  useEffect(() => {
    late.arrive = () => setThere(true);
  }, []);
  return there ? <PageHeading>Late product</PageHeading> : <p>Loading</p>;
}

function Steps() {
  const [step, setStep] = useState("one");
  return (
    <>
      <PageHeading about={step}>Step {step}</PageHeading>
      <button type="button" onClick={() => setStep("two")}>
        Next
      </button>
    </>
  );
}

const show = () =>
  renderStore(
    null,
    {},
    {
      at: "/start",
      pages: [
        {
          element: <Shell />,
          children: [
            { path: "/start", element: <p>Start</p> },
            { path: "/known", element: <Steps /> },
            { path: "/late", element: <Late /> },
          ],
        },
      ],
    },
  );

it("a navigation and each step focus the heading", async () => {
  const { user } = show();
  await user.click(screen.getByRole("link", { name: "Known" }));
  expect(screen.getByRole("heading", { name: "Step one" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Next" }));
  expect(screen.getByRole("heading", { name: "Step two" })).toHaveFocus();
});

it("a page without a heading is focused, and a late heading does not steal the focus", async () => {
  const { user } = show();
  await user.click(screen.getByRole("link", { name: "Late" }));
  expect(screen.getByRole("main")).toHaveFocus();
  await user.type(screen.getByLabelText("Search"), "mug and sp");
  act(late.arrive);
  expect(screen.getByRole("heading", { name: "Late product" })).toBeInTheDocument();
  expect(screen.getByLabelText("Search")).toHaveFocus();
});

it("a late heading takes the focus if it is still on its page", async () => {
  const { user } = show();
  await user.click(screen.getByRole("link", { name: "Late" }));
  act(late.arrive);
  expect(screen.getByRole("heading", { name: "Late product" })).toHaveFocus();
});

it("a navigation that closes a dialog moves the focus from its opener to the heading", async () => {
  const { user, history } = show();
  const opener = screen.getByLabelText("Search");
  opener.focus();
  const dialog = document.createElement("dialog");
  dialog.innerHTML = "<input>";
  document.body.append(dialog);
  dialog.showModal();
  await user.keyboard("{Enter}");
  dialog.remove();
  opener.focus();
  act(() => {
    history.navigate("/known");
  });
  expect(screen.getByRole("heading", { name: "Step one" })).toHaveFocus();
});

it("a navigation does not take the focus from a field in use", async () => {
  const { user, history } = show();
  await user.click(screen.getByRole("link", { name: "Late" }));
  await user.type(screen.getByLabelText("Search"), "mug");
  act(() => {
    history.navigate("/known");
  });
  expect(screen.getByRole("heading", { name: "Step one" })).toBeInTheDocument();
  expect(screen.getByLabelText("Search")).toHaveFocus();
});
