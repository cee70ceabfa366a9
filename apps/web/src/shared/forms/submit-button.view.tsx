import Button from '@mui/material/Button';

export interface SubmitButtonProps {
  label: string;
  busyLabel: string;
  isSubmitting: boolean;
  /** Whether something else must be done first, which the form explains. */
  isDisabled?: boolean;
  isDanger?: boolean;
  variant?: 'contained' | 'outlined';
  onClick?: () => void;
}

/** A form's primary button. Never disabled just because fields are missing, but prevents double submission. */
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
