import { classNames } from '@/lib/class-names'

const VARIANTS = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-strong',
  secondary: 'border-line-strong bg-surface text-ink hover:bg-muted',
  quiet: 'border-transparent text-primary hover:bg-primary-soft',
  accent: 'border-transparent bg-accent text-on-accent hover:brightness-95',
  onDeep: 'border-on-deep-soft text-on-deep hover:bg-on-deep hover:text-deep',
  danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-strong',
} as const

const SIZES = {
  sm: 'min-h-9 px-3 text-sm',
  md: 'min-h-11 px-5 text-base',
  lg: 'min-h-13 px-7 text-lg',
} as const

export interface ButtonLook {
  variant?: keyof typeof VARIANTS
  size?: keyof typeof SIZES
  /** Whether it takes the full width of its container. */
  block?: boolean
}

/** Classes of buttons and of links that look like buttons. */
export function buttonClass({ variant = 'primary', size = 'md', block }: ButtonLook): string {
  return classNames(
    // Forced colours draw a transparent border, and no background.
    'inline-flex items-center justify-center gap-2 rounded-md border py-1.5 text-center font-semibold [&>svg]:shrink-0',
    'transition-colors duration-150 select-none',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-busy:cursor-progress',
    'not-aria-busy:aria-disabled:cursor-not-allowed not-aria-busy:aria-disabled:opacity-55',
    VARIANTS[variant],
    SIZES[size],
    block && 'w-full'
  )
}
