import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { hasStatus, messageOf } from '@/lib/api/api-error'
import { api } from '@/lib/api/client'
import { paths } from '@/lib/paths'
import { forgetPerson } from '@/lib/storage/forget-person'
import { sessionQuery } from '@/lib/session/session-query'

async function endSession() {
  try {
    await api.post('/users/logout', { expect401: true })
  } catch (error) {
    // Without a session the user is already signed out.
    if (!hasStatus(error, 401)) throw error
  }
}

/** Signs out, deletes the user's data on this device and opens the home page. */
export function useLogout() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  return useMutation({
    mutationFn: endSession,
    onSuccess: async () => {
      await forgetPerson()
      await queryClient.cancelQueries()
      // Navigates first, because the guards of the left screen would redirect to /login.
      await navigate(paths.home, { flushSync: true })
      queryClient.removeQueries({
        predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0],
      })
      queryClient.setQueryData(sessionQuery.queryKey, null)
    },
    onError: (error) => {
      console.error('Signing out failed', error)
      toast.error(messageOf(error, 'Belum bisa keluar. Silakan coba lagi.'))
    },
  })
}
