import { PASSWORD_CHANGED } from '@lulus/api/contracts/passwords'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'
import { noteNewNumber } from '@/lib/session/note-new-number'
import { useSessionUser, useSetSession } from '@/lib/session/use-session'

/** The signed-in user's data including the email, which the session doesn't have. */
export type OwnProfile = ResponseAt<'GET', '/users/detail-user'>

export const ownProfileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => api.get('/users/detail-user', { signal }),
})

/** The changes to a profile. */
export interface ProfileChange {
  nama: string
  email: string
  /** As typed. Empty keeps the number. */
  newNohp: string
  /** A total score as typed. Empty removes the target. */
  targetSkor: string
  photo: File | null
  /** Required if the phone number or the email changes. */
  password?: string
}

/** Saves the profile. Afterwards the app has the new name, number and photo. */
export function useProfileMutation() {
  const session = useSessionUser()
  const setSession = useSetSession()

  return mutationOptions({
    mutationFn: ({ nama, email, newNohp, targetSkor, photo, password }: ProfileChange) => {
      const body = new FormData()
      body.set('nohp', session.nohp)
      body.set('nama', nama)
      body.set('email', email)
      body.set('targetSkor', targetSkor)
      if (newNohp.trim() !== '') body.set('newNohp', newNohp)
      if (photo) body.set('profilePic', photo)
      if (password !== undefined) body.set('password', password)
      return api.put('/users/profile', { body })
    },
    onSuccess: async ({ user }, _change, _result, { client }) => {
      await noteNewNumber(session.nohp, user.nohp)
      await setSession({ ...session, ...user })
      await client.invalidateQueries(ownProfileQuery)
    },
    meta: { fallback: 'Terjadi kesalahan saat menyimpan perubahan.' },
  })
}

interface PasswordChange {
  oldPassword: string
  newPassword: string
}

/** Sets a new password. The user's other logins end. */
export const updatePasswordMutation = (nohp: string) =>
  mutationOptions({
    mutationFn: (change: PasswordChange) => {
      const body = { nohp, ...change }
      return api.put('/users/update-password', { body })
    },
    meta: {
      done: 'Berhasil!',
      message: PASSWORD_CHANGED,
      fallback: 'Terjadi kesalahan saat memperbarui password.',
    },
  })
