import { useLayoutEffect, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';

interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title: string;
  /** Prefix of the title's id. With it, the title names the section for screen readers. */
  name?: string;
  /** Shown above the title. */
  lead?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A titled section of the page. */
export function Card({ title, name, lead, className, children, ...section }: CardProps) {
  const titleId = name && `${name}-title`;
  return (
    <section
      className={['p-card', className].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
      {...section}
    >
      {lead}
      <h2 id={titleId} className="p-subtitle">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Title of a screen. Takes the focus when the screen appears, so that screen readers announce it. */
export function ScreenTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className="p-title">
      {children}
    </h1>
  );
}
