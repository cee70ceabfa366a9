import type { ButtonHTMLAttributes } from 'react';

const LOOKS = { plain: 'p-button', primary: 'p-button p-button-primary', link: 'p-link', tool: 'p-tool' };

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  look?: keyof typeof LOOKS;
  /** While a call is running. The button keeps the focus, so the handler must ignore further clicks. */
  busy?: boolean;
}

export function Button({ look = 'plain', busy, ...button }: ButtonProps) {
  return <button type="button" className={LOOKS[look]} aria-disabled={busy} {...button} />;
}
