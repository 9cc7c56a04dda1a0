import { CODE_NEEDED, OWN_PASSWORD_NEEDED } from '@lulus/api/contracts/refusals'
import { mutationOptions, useMutation } from '@tanstack/react-query'
import { hasStatus } from '@/lib/api/api-error'
import { api } from '@/lib/api/client'
import { useSetSession } from '@/lib/session/use-session'

export interface Credentials {
  /** Email or phone number. */
  identifier: string
  password: string
}

/** Signs in. Afterwards the app has the user's session. */
export function useLogin() {
  const setSession = useSetSession()

  return useMutation({
    mutationFn: (body: Credentials) => api.post('/users/login', { body, expect401: true }),
    onSuccess: setSession,
  })
}

/** The second step of a login, after the right password. Afterwards the app has the user's session. */
export function useLoginCode() {
  const setSession = useSetSession()

  return useMutation({
    mutationFn: (kode: string) =>
      api.post('/users/login/kode', { body: { kode }, expect401: true }),
    onSuccess: setSession,
  })
}

/** Whether a login only lacks the second factor's code. */
export function isCodeNeeded(failure: unknown): boolean {
  return hasStatus(failure, 401) && failure.code === CODE_NEEDED
}

/** Whether a login used a card's password, so that the user has to choose their own first. */
export function isOwnPasswordNeeded(failure: unknown): boolean {
  return hasStatus(failure, 401) && failure.code === OWN_PASSWORD_NEEDED
}

/**
 * Chooses an own password, the last step of a login with a card's password. Afterwards the app has the user's session.
 */
export function useOwnPassword() {
  const setSession = useSetSession()

  return useMutation({
    mutationFn: (newPassword: string) =>
      api.post('/users/login/password-baru', { body: { newPassword }, expect401: true }),
    onSuccess: setSession,
  })
}

/** Confirms the password. For some minutes the login may then perform sensitive actions. */
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

/** Creates an account. The new user still has to sign in. */
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

/** Sets a new password with a code. The user then has to sign in. */
export const resetPasswordMutation = mutationOptions({
  mutationFn: (body: PasswordReset) => api.post('/users/reset-password', { body }),
})
