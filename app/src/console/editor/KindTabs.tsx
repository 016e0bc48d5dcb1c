import { NavLink } from "react-router";

interface Props {
  label: string;
  tabs: readonly { to: string; label: string }[];
}

/** Links between the screens of one subject. */
export function KindTabs({ label, tabs }: Props) {
  return (
    <nav aria-label={label} className="mb-4">
      <ul className="flex flex-wrap gap-1">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <NavLink
              to={tab.to}
              className="inline-flex min-h-11 items-center rounded-full px-4 text-sm hover:bg-sunken aria-[current]:bg-ink aria-[current]:text-page"
            >
              {tab.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
