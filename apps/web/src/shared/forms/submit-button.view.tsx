import Button from '@mui/material/Button';

export interface SubmitButtonProps {
  label: string;
  /** Shown while the form is being submitted. */
  busyLabel: string;
  isSubmitting: boolean;
  variant?: 'contained' | 'outlined';
}

/** The primary button of a form: never disabled, but does not submit twice. */
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
