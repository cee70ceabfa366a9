import Button from '@mui/material/Button';

export interface SubmitButtonProps {
  label: string;
  /** Shown while the form is on its way. */
  busyLabel: string;
  isSubmitting: boolean;
  variant?: 'contained' | 'outlined';
}

/** The primary button of a form: never disabled, but it does not send twice. */
export function SubmitButton({ label, busyLabel, isSubmitting, variant = 'contained' }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant={variant}
      aria-disabled={isSubmitting}
      onClick={(event) => isSubmitting && event.preventDefault()}
    >
      {isSubmitting ? busyLabel : label}
    </Button>
  );
}
