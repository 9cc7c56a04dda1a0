import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { OwnProfile } from '@/features/profile/api/own-profile'
import { useSaveProfile } from '@/features/profile/api/save-profile'
import { ConfirmPasswordDialog } from '@/features/profile/components/confirm-password-dialog'
import { PhotoField } from '@/features/profile/components/photo-field'
import { hasStatus, messageOf } from '@/lib/api/api-error'
import { fieldErrorOf } from '@/lib/api/field-error'
import { mediaUrl } from '@/lib/api/request-url'
import { phonePreview } from '@/lib/validation/phone'

/** Photo, name, email and phone number of the signed-in user. */
export function ProfileForm({ profile }: { profile: OwnProfile }) {
  const dialogs = useDialogs()
  const save = useSaveProfile()
  const [nama, setNama] = useState(profile.nama)
  const [email, setEmail] = useState(profile.email)
  const [newNohp, setNewNohp] = useState('')
  const [photo, setPhoto] = useState<File | null>(null)
  const [isAsking, setAsking] = useState(false)
  const errorOf = (name: string) => fieldErrorOf(save.error, name)

  const send = async (password?: string) => {
    let message: string
    try {
      const change = { nama, email, newNohp, photo }
      const answer = await save.mutateAsync(
        password === undefined ? change : { ...change, password }
      )
      message = answer.message
    } catch (error) {
      // A lost session leads to /login.
      if (hasStatus(error, 401)) return
      if (fieldErrorOf(error, 'password') !== undefined) {
        // Asked for, not refused: nobody has done anything wrong yet.
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
    // The server asks for the password when it has nothing else against the change.
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
          hint="Tertulis di sertifikat simulasi berikutnya."
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
        <Field label="Email" error={errorOf('email')} required>
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
