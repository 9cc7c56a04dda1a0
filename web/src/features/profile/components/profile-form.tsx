import { TOTAL_SCORE_LIMITS } from '@lulus/api/contracts/results'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { type OwnProfile, useSaveProfile } from '@/features/profile/api/profile'
import { ConfirmPasswordDialog } from '@/features/profile/components/confirm-password-dialog'
import { PhotoField } from '@/features/profile/components/photo-field'
import { hasStatus, messageOf, fieldErrorOf } from '@/lib/api/api-error'
import { mediaUrl } from '@/lib/api/request-url'
import { phonePreview } from '@/lib/validation/account'

/** Photo, name, email, phone number and target score of the signed-in user. */
export function ProfileForm({ profile }: { profile: OwnProfile }) {
  const dialogs = useDialogs()
  const save = useSaveProfile()
  const [nama, setNama] = useState(profile.nama)
  const [email, setEmail] = useState(profile.email ?? '')
  const [newNohp, setNewNohp] = useState('')
  const [targetSkor, setTargetSkor] = useState(String(profile.targetSkor ?? ''))
  const [photo, setPhoto] = useState<File | null>(null)
  const [isAsking, setAsking] = useState(false)
  const errorOf = (name: string) => fieldErrorOf(save.error, name)

  const send = async (password?: string) => {
    let message: string
    try {
      const change = { nama, email, newNohp, targetSkor, photo }
      const answer = await save.mutateAsync(
        password === undefined ? change : { ...change, password }
      )
      message = answer.message
    } catch (error) {
      // A lost session redirects to /login.
      if (hasStatus(error, 401)) return
      if (fieldErrorOf(error, 'password') !== undefined) {
        // The first request for the password isn't an error.
        if (password === undefined) save.reset()
        setAsking(true)
        return
      }
      setAsking(false)
      await dialogs.alert({
        tone: 'danger',
        title: 'Gagal',
        text: messageOf(error, 'Terjadi kesalahan saat menyimpan perubahan.'),
      })
      return
    }
    setAsking(false)
    setNewNohp('')
    setPhoto(null)
    await dialogs.success({ title: 'Berhasil', text: message })
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // The server asks for the password only once all other fields are valid.
    if (!save.isPending) void send()
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
          error={errorOf('profilePic')}
        />
        <Field
          label="Nama"
          hint="Tertulis di sertifikat simulasi yang Anda mulai setelah ini."
          error={errorOf('nama')}
          required
        >
          <Input
            autoComplete="name"
            autoCapitalize="words"
            value={nama}
            onChange={({ currentTarget: input }) => setNama(input.value)}
          />
        </Field>
        <Field label="Email" error={errorOf('email')} required={profile.email !== null}>
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
          error={errorOf('newNohp') ?? errorOf('nohp')}
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
          error={errorOf('targetSkor')}
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
          error={errorOf('password')}
          onConfirm={(password) => void send(password)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
