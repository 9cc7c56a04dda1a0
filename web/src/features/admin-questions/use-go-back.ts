import { useNavigate } from 'react-router-dom'

/**
 * Goes back to the previous screen, so that the browser's Back doesn't open a saved form again. A user who opened the
 * form directly has no previous screen within the app, and is redirected to the given address.
 */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate()

  return () => {
    void (isWithinApp() ? navigate(-1) : navigate(otherwise, { replace: true }))
  }
}

/** The router counts its history entries since the app was opened in this tab. */
function isWithinApp(): boolean {
  const { idx } = (window.history.state ?? {}) as { idx?: number }
  return idx !== undefined && idx > 0
}
