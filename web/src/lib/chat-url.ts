/**
 * The URL of a WhatsApp chat with the academy.
 * @param number digits with the country code, as in the settings
 * @param message prepared text that the user can send
 */
export function chatUrl(number: string, message?: string): string {
  const address = `https://wa.me/${number}`
  return message ? `${address}?text=${encodeURIComponent(message)}` : address
}
