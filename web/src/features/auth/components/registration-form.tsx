import { PASSWORD_TOO_SHORT } from '@lulus/api/contracts/passwords'
import type { ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PasswordInput } from '@/components/ui/password-input'
import type { Registration } from '@/features/auth/api/account'
import { fieldErrorOf, isShownAt } from '@/lib/api/field-errors'
import { passwordsDiffer, publishedPasswordFault, phonePreview } from '@/lib/validation/account'

export interface RegistrationFields extends Registration {
  confirmation: string
}

/** Why a registration failed. */
export interface RegistrationFailure {
  message: string
  /** The server's errors, by field. */
  cause?: unknown
  /** Problems found before sending. */
  problems?: Partial<Record<keyof Registration, string>>
}

const FIELDS = ['nama', 'nohp', 'email', 'password'] as const

interface RegistrationFormProps {
  failure: RegistrationFailure | null
  isPending: boolean
  onSubmit: (fields: RegistrationFields) => Promise<void>
  /** Rendered below the fields. */
  children?: ReactNode
}

/**
 * The fields of a registration. It compares the passwords and refuses the published demo password; the server validates
 * the rest.
 */
export function RegistrationForm({
  failure,
  isPending,
  onSubmit,
  children,
}: RegistrationFormProps) {
  const { register, handleSubmit, control } = useForm<RegistrationFields>({
    defaultValues: { nama: '', nohp: '', email: '', password: '', confirmation: '' },
  })
  const [nohp, password, confirmation] = useWatch({
    control,
    name: ['nohp', 'password', 'confirmation'],
  })
  const phone = phonePreview(nohp)
  const errorOf = (field: keyof Registration) =>
    fieldErrorOf(failure?.cause, field) ?? failure?.problems?.[field]

  return (
    <form
      noValidate
      className="mt-8 grid gap-5"
      onSubmit={(event) => void handleSubmit(onSubmit)(event)}
    >
      <Field
        label="Nama"
        hint="Seperti yang akan tertulis di sertifikat."
        error={errorOf('nama')}
        required
      >
        <Input autoComplete="name" autoCapitalize="words" {...register('nama')} />
      </Field>
      <Field
        label="Nomor HP"
        hint={phone ? `Tersimpan sebagai ${phone}.` : 'Nomor WhatsApp yang aktif.'}
        error={errorOf('nohp')}
        required
      >
        <Input type="tel" inputMode="tel" autoComplete="tel" {...register('nohp')} />
      </Field>
      <Field label="Email" error={errorOf('email')} required>
        <Input
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...register('email')}
        />
      </Field>
      <Field
        label="Password"
        hint={PASSWORD_TOO_SHORT}
        error={errorOf('password') ?? publishedPasswordFault(password)}
        required
      >
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <Field
        label="Konfirmasi Password"
        error={passwordsDiffer(password, confirmation) ? 'Password tidak cocok.' : null}
        required
      >
        <PasswordInput
          subject="konfirmasi password"
          autoComplete="new-password"
          {...register('confirmation')}
        />
      </Field>
      {failure && !isShownAt(failure.cause, FIELDS) && (
        <Alert tone="danger">{failure.message}</Alert>
      )}
      {children}
      <Button type="submit" block size="lg" loading={isPending}>
        Daftar
      </Button>
    </form>
  )
}
