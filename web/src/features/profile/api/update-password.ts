import { useMutation } from '@tanstack/react-query'
import { api } from '@/lib/api/client'
import { useSessionUser } from '@/lib/session/use-session'

export interface PasswordChange {
  oldPassword: string
  newPassword: string
}

/** Sets a new password; the user's other logins end with it, this one stays. */
export function useUpdatePassword() {
  const { nohp } = useSessionUser()

  return useMutation({
    mutationFn: (change: PasswordChange) => {
      const body = { nohp, ...change }
      return api.put('/users/update-password', { body })
    },
  })
}
