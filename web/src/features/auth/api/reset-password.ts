import { useMutation } from '@tanstack/react-query'
import { api } from '@/lib/api/client'

export interface PasswordReset {
  /** Email or phone number. */
  identifier: string
  /** The one-time code that an admin has given. */
  kode: string
  newPassword: string
}

/** Sets a new password with a code; the user then signs in. */
export function useResetPassword() {
  return useMutation({
    mutationFn: (body: PasswordReset) => api.post('/users/reset-password', { body }),
  })
}
