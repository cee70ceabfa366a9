import Button from '@mui/material/Button';

export interface SubmitButtonProps {
  label: string;
  /** Shown while the form is being submitted. */
  busyLabel: string;
  isSubmitting: boolean;
  /** Something else must be done first, and is said. */
  isDisabled?: boolean;
  isDanger?: boolean;
  variant?: 'contained' | 'outlined';
  /** Before the form is submitted. */
  onClick?: () => void;
}

/** The primary button of a form: never disabled for being incomplete, but does not submit twice. */
export function SubmitButton(props: SubmitButtonProps) {
  const { label, busyLabel, isSubmitting, isDisabled, isDanger, variant = 'contained', onClick } = props;
  return (
    <Button
      type="submit"
      variant={variant}
      color={isDanger ? 'error' : 'primary'}
      disabled={isDisabled}
      aria-disabled={isSubmitting}
      onClick={(event) => (isSubmitting ? event.preventDefault() : onClick?.())}
    >
      {isSubmitting ? busyLabel : label}
    </Button>
  );
}
