import { CODE_NEEDED, OWN_PASSWORD_NEEDED } from '@lulus/api/contracts/login_steps'
import { useMutation } from '@tanstack/react-query'
import { hasStatus } from '@/lib/api/api-error'
import { api } from '@/lib/api/client'
import { useSetSession } from '@/lib/session/use-session'

export interface Credentials {
  /** Email or phone number. */
  identifier: string
  password: string
}

/** Signs in; afterwards the app has the user's session. */
export function useLogin() {
  const setSession = useSetSession()

  return useMutation({
    mutationFn: (body: Credentials) => api.post('/users/login', { body, expect401: true }),
    onSuccess: setSession,
  })
}

/** The second step of a login whose password was right; afterwards the app has the user's session. */
export function useLoginCode() {
  const setSession = useSetSession()

  return useMutation({
    mutationFn: (kode: string) =>
      api.post('/users/login/kode', { body: { kode }, expect401: true }),
    onSuccess: setSession,
  })
}

/** Whether a login was right so far, but the second factor's code is missing. */
export function isCodeNeeded(failure: unknown): boolean {
  return hasStatus(failure, 401) && failure.code === CODE_NEEDED
}

/** Whether a login was right so far, but its password is a card's: the user chooses an own one first. */
export function isOwnPasswordNeeded(failure: unknown): boolean {
  return hasStatus(failure, 401) && failure.code === OWN_PASSWORD_NEEDED
}

/** The last step of a login with a password from a card: one's own password. Afterwards the app has the user's session. */
export function useOwnPassword() {
  const setSession = useSetSession()

  return useMutation({
    mutationFn: (newPassword: string) =>
      api.post('/users/login/password-baru', { body: { newPassword }, expect401: true }),
    onSuccess: setSession,
  })
}

/** Gives the password again; for some minutes the login may then do what needs it. */
export function useConfirmPassword() {
  return useMutation({
    mutationFn: (password: string) =>
      api.post('/users/konfirmasi-password', { body: { password } }),
  })
}

export interface Registration {
  nama: string
  nohp: string
  email: string
  password: string
}

/** Creates an account; the new user must still sign in. */
export function useRegister() {
  return useMutation({
    mutationFn: (body: Registration) => api.post('/users/register', { body }),
  })
}

export interface PasswordReset {
  /** Email or phone number. */
  identifier: string
  /** The one-time code from an admin. */
  kode: string
  newPassword: string
}

/** Sets a new password with a code; the user must then sign in. */
export function useResetPassword() {
  return useMutation({
    mutationFn: (body: PasswordReset) => api.post('/users/reset-password', { body }),
  })
}
