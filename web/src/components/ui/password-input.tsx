import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { Input } from '@/components/ui/input'

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Name of the field for the toggle, if a form has several. */
  subject?: string
}

/** A password field with a button that reveals its content. Use it inside a Field. */
export function PasswordInput({ subject = 'password', ...props }: PasswordInputProps) {
  const [isShown, setShown] = useState(false)

  return (
    <span className="relative block">
      <Input
        type={isShown ? 'text' : 'password'}
        className="pr-12"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
      />
      <IconButton
        icon={isShown ? EyeOff : Eye}
        label={`${isShown ? 'Sembunyikan' : 'Tampilkan'} ${subject}`}
        className="absolute inset-y-0 right-0"
        onClick={() => setShown(!isShown)}
      />
    </span>
  )
}
