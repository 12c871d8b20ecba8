/** Links that open the visitor's own mail, messages or WhatsApp with an invitation; nothing is sent by opening them. */

export interface InvitationLinks {
  mail: string;
  sms: string;
  whatsApp: string;
}

/** The links for an invitation with this subject and message. */
export function invitationLinks(subject: string, message: string): InvitationLinks {
  const body = encodeURIComponent(message);
  return {
    mail: `mailto:?subject=${encodeURIComponent(subject)}&body=${body}`,
    // RFC 5724 asks for "?", and telephones of Apple for "&".
    sms: `sms:?&body=${body}`,
    whatsApp: `https://wa.me/?text=${body}`,
  };
}
