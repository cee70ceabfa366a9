import { useEffect, useState } from 'react';
import { Button } from './button.view';
import { FRAME } from './frame.en';

const KEY = 'quillcare.larger-text';

/** Enlarges all text by a third. The choice is stored on this device. */
export function TextSize() {
  const [isLarger, setLarger] = useState(readChoice);
  useEffect(() => {
    document.documentElement.classList.toggle('p-larger', isLarger);
  }, [isLarger]);

  function toggle() {
    storeChoice(!isLarger);
    setLarger(!isLarger);
  }

  return (
    <Button look="tool" aria-pressed={isLarger} onClick={toggle}>
      <svg viewBox="0 0 20 16" width="18" height="15" aria-hidden="true">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M1 14 6 2l5 12M2.8 10h6.4M12.5 14l3-7 3 7m-5-2.2h4"
        />
      </svg>
      {FRAME.largerText}
    </Button>
  );
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    // Without storage the choice lasts until the page is left.
    return false;
  }
}

function storeChoice(isLarger: boolean): void {
  try {
    if (isLarger) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}
