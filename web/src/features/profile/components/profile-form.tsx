import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { useChange } from '@/components/use-change'
import { type OwnProfile, useProfileMutation } from '@/features/profile/api/profile'
import { ConfirmPasswordDialog } from '@/features/profile/components/confirm-password-dialog'
import { PhotoField } from '@/features/profile/components/photo-field'
import { ProfileFields, type ProfileTexts } from '@/features/profile/components/profile-fields'
import { fieldErrorOf } from '@/lib/api/field-errors'
import { mediaUrl } from '@/lib/api/request-url'

/** Photo, name, email, phone number and target score of the signed-in user. */
export function ProfileForm({ profile }: { profile: OwnProfile }) {
  const [fields, setFields] = useState<ProfileTexts>({
    nama: profile.nama,
    email: profile.email ?? '',
    newNohp: '',
    targetSkor: String(profile.targetSkor ?? ''),
  })
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
      setFields((before) => ({ ...before, newNohp: '' }))
      setPhoto(null)
    },
  })
  const change = { ...fields, photo }

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // The server asks for the password only once all other fields are valid.
    if (!save.isPending) save.change(change)
  }

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
        <ProfileFields
          profile={profile}
          value={fields}
          errorAt={save.errorAt}
          onChange={(typed) => setFields((before) => ({ ...before, ...typed }))}
        />
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
