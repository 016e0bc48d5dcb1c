import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { safeHref } from "../lib/safeHref";
import { RichHtml } from "./RichHtml";

function shown(html: string): HTMLElement {
  return render(<RichHtml html={html} />).container;
}

describe("RichHtml", () => {
  it("shows paragraphs, emphasis and lists", () => {
    shown("<p>A <strong>proper</strong> mug</p><ul><li>one</li><li>two</li></ul>");
    expect(screen.getByText("proper").tagName).toBe("STRONG");
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
  });

  it.each([
    ["<script>alert(1)</script>after"],
    ["<img src=x onerror=alert(1)>after"],
    ["<svg onload=alert(1)><a href='javascript:alert(1)'>x</a></svg>after"],
    ["<iframe srcdoc='<script>alert(1)</script>'></iframe>after"],
    ["<math><mi><style><img src=x onerror=alert(1)></style></mi></math>after"],
    ["<p onclick='alert(1)' style='position:fixed'>after</p>"],
    ["<form action='https://evil.example'><input name=card>after</form>"],
    ["<a href='java&#10;script:alert(1)'>after</a>"],
    ["<noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript>after"],
  ])("removes active content: %s", (html) => {
    const container = shown(html);
    expect(
      container.querySelector("script,img,svg,iframe,style,form,input,math,[onclick],[style],[href^='java']"),
    ).toBeNull();
    expect(container.textContent).toContain("after");
  });

  it("keeps safe links with noopener and without a target", () => {
    shown("<a href='https://example.com/a' target='_top'>care guide</a>");
    const link = screen.getByRole("link", { name: "care guide" });
    expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
    expect(link).not.toHaveAttribute("target");
  });

  it("does not nest paragraphs and lowers heading levels", () => {
    const container = shown("<div><h1>Care</h1><div>wash</div></div>");
    expect(container.querySelector("p p, p h3")).toBeNull();
    expect(screen.getByRole("heading", { level: 3, name: "Care" })).toBeInTheDocument();
  });

  it("survives deep nesting", () => {
    expect(shown("<b>".repeat(500) + "deep").textContent).toBeDefined();
  });
});

it.each([
  ["https://a.example/", "https://a.example/"],
  ["/care", "/care"],
  ["mailto:a@b.example", "mailto:a@b.example"],
  ["javascript:alert(1)", null],
  [" JaVaScRiPt:alert(1)", null],
  ["data:text/html,x", null],
  ["vbscript:x", null],
  ["//evil.example", null],
  ["/\\evil.example", null],
  ["\\\\evil.example", null],
  ["", null],
])("safeHref(%j) is %j", (href, expected) => {
  expect(safeHref(href)).toBe(expected);
});
