import { useId } from 'react'
import { THEME_OPTIONS } from '@/components/theme/theme-options'
import { classNames } from '@/lib/class-names'
import { setTheme, useTheme } from '@/lib/theme/theme'

interface ThemeSwitchProps {
  /** Shows only icons, where space is limited. */
  compact?: boolean
  className?: string
}

/** Chooses light, dark or the device's theme. */
export function ThemeSwitch({ compact = false, className }: ThemeSwitchProps) {
  const theme = useTheme()
  const name = useId()

  return (
    <fieldset className={className}>
      <legend className="sr-only">Tampilan</legend>
      <div className="inline-flex rounded-md border border-line-strong bg-surface">
        {THEME_OPTIONS.map(({ value, label, icon: Icon }) => (
          <label
            key={value}
            title={compact ? label : undefined}
            className="group/option relative block cursor-pointer"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={theme === value}
              onChange={() => setTheme(value)}
              className="peer sr-only"
            />
            <span
              className={classNames(
                'flex min-h-10 items-center justify-center gap-1.5 border-b-2 border-transparent text-sm font-semibold whitespace-nowrap text-ink-soft',
                'group-first/option:rounded-l-md group-last/option:rounded-r-md hover:bg-muted',
                'peer-checked:border-primary peer-checked:bg-primary-soft peer-checked:text-primary-strong',
                'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary',
                compact ? 'w-11' : 'px-2 max-[22rem]:w-11 sm:px-3'
              )}
            >
              <Icon aria-hidden className="size-4.5 shrink-0" />
              {/* At 320 px only the icons fit. */}
              <span className={compact ? 'sr-only' : 'max-[22rem]:sr-only'}>{label}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
