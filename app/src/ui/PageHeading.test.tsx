import { act, screen } from "@testing-library/react";
import { useEffect, useState } from "react";
import { Link, Outlet } from "react-router";
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

it("a navigation gives the focus to the heading, and so does each step", async () => {
  const { user } = show();
  await user.click(screen.getByRole("link", { name: "Known" }));
  expect(screen.getByRole("heading", { name: "Step one" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Next" }));
  expect(screen.getByRole("heading", { name: "Step two" })).toHaveFocus();
});

it("a page without a heading gets the focus itself, and a heading that comes late takes it from nobody", async () => {
  const { user } = show();
  await user.click(screen.getByRole("link", { name: "Late" }));
  expect(screen.getByRole("main")).toHaveFocus();
  await user.type(screen.getByLabelText("Search"), "mug and sp");
  act(late.arrive);
  expect(screen.getByRole("heading", { name: "Late product" })).toBeInTheDocument();
  expect(screen.getByLabelText("Search")).toHaveFocus();
});

it("a heading that comes late takes the focus from its page, where it still is", async () => {
  const { user } = show();
  await user.click(screen.getByRole("link", { name: "Late" }));
  act(late.arrive);
  expect(screen.getByRole("heading", { name: "Late product" })).toHaveFocus();
});

it("takes the focus from what opened a dialog that a navigation closes", async () => {
  const { user, router } = show();
  const opener = screen.getByLabelText("Search");
  opener.focus();
  const dialog = document.createElement("dialog");
  dialog.innerHTML = "<input>";
  document.body.append(dialog);
  dialog.showModal();
  await user.keyboard("{Enter}");
  dialog.remove();
  opener.focus();
  await act(() => router.navigate("/known"));
  expect(screen.getByRole("heading", { name: "Step one" })).toHaveFocus();
});

it("who types in the meantime keeps the focus", async () => {
  const { user, router } = show();
  await user.click(screen.getByRole("link", { name: "Late" }));
  await user.type(screen.getByLabelText("Search"), "mug");
  await act(() => router.navigate("/known"));
  expect(screen.getByRole("heading", { name: "Step one" })).toBeInTheDocument();
  expect(screen.getByLabelText("Search")).toHaveFocus();
});
