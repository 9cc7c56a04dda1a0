import { TOTAL_SCORE_LIMITS } from '@lulus/api/contracts/results'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { OwnProfile, ProfileChange } from '@/features/profile/api/profile'
import { phonePreview } from '@/lib/validation/account'

/** The text fields of a profile, as typed. */
export type ProfileTexts = Omit<ProfileChange, 'photo' | 'password'>

interface ProfileFieldsProps {
  /** The stored profile. */
  profile: OwnProfile
  value: ProfileTexts
  /** The server's error for a field. */
  errorAt: (field: string) => string | undefined
  onChange: (change: Partial<ProfileTexts>) => void
}

/** Name, email, phone number and target score. */
export function ProfileFields({ profile, value, errorAt, onChange }: ProfileFieldsProps) {
  const preview = phonePreview(value.newNohp)

  return (
    <>
      <Field
        label="Nama"
        hint="Tertulis di sertifikat simulasi yang Anda mulai setelah ini."
        error={errorAt('nama')}
        required
      >
        <Input
          autoComplete="name"
          autoCapitalize="words"
          value={value.nama}
          onChange={({ currentTarget: input }) => onChange({ nama: input.value })}
        />
      </Field>
      <Field label="Email" error={errorAt('email')} required={profile.email !== null}>
        <Input
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={value.email}
          onChange={({ currentTarget: input }) => onChange({ email: input.value })}
        />
      </Field>
      <Field
        label="Nomor HP"
        hint={
          preview
            ? `Akan diganti menjadi ${preview}.`
            : `Nomor sekarang: ${phonePreview(profile.nohp) ?? profile.nohp}.`
        }
        error={errorAt('newNohp') ?? errorAt('nohp')}
      >
        <Input
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="Nomor baru jika ingin diganti"
          value={value.newNohp}
          onChange={({ currentTarget: input }) => onChange({ newNohp: input.value })}
        />
      </Field>
      <Field
        label="Target skor"
        hint={`Skor total yang Anda kejar, ${TOTAL_SCORE_LIMITS.min}–${TOTAL_SCORE_LIMITS.max}. Setiap hasil simulasi menunjukkan jaraknya. Boleh kosong.`}
        error={errorAt('targetSkor')}
      >
        <Input
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(TOTAL_SCORE_LIMITS.max).length}
          value={value.targetSkor}
          onChange={({ currentTarget: input }) => onChange({ targetSkor: input.value })}
        />
      </Field>
    </>
  )
}
