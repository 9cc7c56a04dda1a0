import { TOTAL_SCORE_LIMITS } from '@lulus/api/contracts/results'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useChange } from '@/components/use-change'
import { type OwnProfile, useProfileMutation } from '@/features/profile/api/profile'
import { ConfirmPasswordDialog } from '@/features/profile/components/confirm-password-dialog'
import { PhotoField } from '@/features/profile/components/photo-field'
import { fieldErrorOf } from '@/lib/api/field-errors'
import { mediaUrl } from '@/lib/api/request-url'
import { phonePreview } from '@/lib/validation/account'

/** Photo, name, email, phone number and target score of the signed-in user. */
export function ProfileForm({ profile }: { profile: OwnProfile }) {
  const [nama, setNama] = useState(profile.nama)
  const [email, setEmail] = useState(profile.email ?? '')
  const [newNohp, setNewNohp] = useState('')
  const [targetSkor, setTargetSkor] = useState(String(profile.targetSkor ?? ''))
  const [photo, setPhoto] = useState<File | null>(null)
  const [isAsking, setAsking] = useState(false)
  const save = useChange(useProfileMutation(), {
    failed: (error) => (isPasswordAsked(error) ? null : {}),
    onFailed: (error, { password }) => {
      setAsking(isPasswordAsked(error))
      // The first request for the password isn't an error.
      if (isPasswordAsked(error) && password === undefined) save.reset()
    },
    onDone: () => {
      setAsking(false)
      setNewNohp('')
      setPhoto(null)
    },
  })
  const change = { nama, email, newNohp, targetSkor, photo }

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // The server asks for the password only once all other fields are valid.
    if (!save.isPending) save.change(change)
  }

  const preview = phonePreview(newNohp)
  return (
    <>
      <form noValidate className="grid gap-6" onSubmit={submit}>
        <PhotoField
          name={profile.nama}
          currentUrl={mediaUrl(profile.profilePic)}
          value={photo}
          onChange={setPhoto}
          error={save.errorAt('profilePic')}
        />
        <Field
          label="Nama"
          hint="Tertulis di sertifikat simulasi yang Anda mulai setelah ini."
          error={save.errorAt('nama')}
          required
        >
          <Input
            autoComplete="name"
            autoCapitalize="words"
            value={nama}
            onChange={({ currentTarget: input }) => setNama(input.value)}
          />
        </Field>
        <Field label="Email" error={save.errorAt('email')} required={profile.email !== null}>
          <Input
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onChange={({ currentTarget: input }) => setEmail(input.value)}
          />
        </Field>
        <Field
          label="Nomor HP"
          hint={
            preview
              ? `Akan diganti menjadi ${preview}.`
              : `Nomor sekarang: ${phonePreview(profile.nohp) ?? profile.nohp}.`
          }
          error={save.errorAt('newNohp') ?? save.errorAt('nohp')}
        >
          <Input
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder="Nomor baru jika ingin diganti"
            value={newNohp}
            onChange={({ currentTarget: input }) => setNewNohp(input.value)}
          />
        </Field>
        <Field
          label="Target skor"
          hint={`Skor total yang Anda kejar, ${TOTAL_SCORE_LIMITS.min}–${TOTAL_SCORE_LIMITS.max}. Setiap hasil simulasi menunjukkan jaraknya. Boleh kosong.`}
          error={save.errorAt('targetSkor')}
        >
          <Input
            inputMode="numeric"
            autoComplete="off"
            maxLength={String(TOTAL_SCORE_LIMITS.max).length}
            value={targetSkor}
            onChange={({ currentTarget: input }) => setTargetSkor(input.value)}
          />
        </Field>
        <div>
          <Button type="submit" loading={save.isPending}>
            Simpan Perubahan
          </Button>
        </div>
      </form>
      {isAsking && (
        <ConfirmPasswordDialog
          account={profile.nohp}
          isPending={save.isPending}
          error={save.errorAt('password')}
          onConfirm={(password) => save.change({ ...change, password })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** Whether the server requires the password, because a login name is changed. */
function isPasswordAsked(error: unknown): boolean {
  return fieldErrorOf(error, 'password') !== undefined
}
