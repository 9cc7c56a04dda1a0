import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ownProfileQuery } from '@/features/profile/api/own-profile'
import { api } from '@/lib/api/client'
import { noteNewNumber } from '@/lib/session/new-number'
import { useSessionUser, useSetSession } from '@/lib/session/use-session'

/** What a profile is changed to. */
export interface ProfileChange {
  nama: string
  email: string
  /** As it was typed; empty leaves the number as it is. */
  newNohp: string
  photo: File | null
  /** Needed when the phone number or the email changes. */
  password?: string
}

/** Saves the profile; afterwards the whole app shows the new name, number and photo. */
export function useSaveProfile() {
  const session = useSessionUser()
  const setSession = useSetSession()
  const queryClient = useQueryClient()

  return useMutation({
    mutationFn: ({ nama, email, newNohp, photo, password }: ProfileChange) => {
      const body = new FormData()
      body.set('nohp', session.nohp)
      body.set('nama', nama)
      body.set('email', email)
      if (newNohp.trim() !== '') body.set('newNohp', newNohp)
      if (photo) body.set('profilePic', photo)
      if (password !== undefined) body.set('password', password)
      return api.put('/users/profile', { body })
    },
    onSuccess: async ({ user }) => {
      await noteNewNumber(session.nohp, user.nohp)
      await setSession({ ...session, ...user })
      await queryClient.invalidateQueries({ queryKey: ownProfileQuery.queryKey })
    },
  })
}
