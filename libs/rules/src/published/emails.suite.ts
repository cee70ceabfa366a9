/**
 * Example addresses from published lists, in our own form. Sources: RFC 5321 and 5322 with the examples and errata of RFC 3696,
 * RFC 6531 for non-ASCII letters, and the cases of Dominic Sayers' is_email test set.
 */
export const VALID_EMAILS = [
  'simple@example.com',
  'very.common@example.com',
  'FirstName.LastName@EasierReading.org',
  'x@example.com',
  'long.email-address-with-hyphens@and.subdomains.example.com',
  'user.name+tag+sorting@example.com',
  'name/surname@example.com',
  'mailhost!username@example.org',
  'user%example.com@example.org',
  'user-@example.org',
  'customer/department=shipping@example.com',
  '$A12345@example.com',
  '!def!xyz%abc@example.com',
  '_somename@example.com',
  'user+mailbox@example.com',
  '1234567890123456789012345678901234567890123456789012345678901234@example.org',
  'test@io.museum',
  'test@123.123.123.x123.com',
  'test@example-one.com',
  'Pelé@example.com',
  'δοκιμή@παράδειγμα.δοκιμή',
  '我買@屋企.香港',
  'test@xn--example-1ga.com',
] as const;

export const INVALID_EMAILS = [
  'abc.example.com',
  'a@b@c@example.com',
  'a"b(c)d,e:f;g<h>i[j\\k]l@example.com',
  'just"not"right@example.com',
  'this is"not\\allowed@example.com',
  '1234567890123456789012345678901234567890123456789012345678901234x@example.com',
  'i.like.underscores@but_they_are_not_allowed_in_this_part.example',
  'test@org',
  '.test@iana.org',
  'test.@iana.org',
  'test..iana@iana.org',
  'test@-iana.org',
  'test@iana-.com',
  'test@.iana.org',
  'test@iana.org.',
  'test@iana..com',
  'test@',
  '@iana.org',
  'test\r\n@iana.org',
  ' test @iana.org',
] as const;

/**
 * Addresses that the standards allow but Quillcare rejects, because nobody uses them and mail systems treat them differently:
 * quoted names, comments, and addresses of machines (IP literals, localhost).
 */
export const ALLOWED_ELSEWHERE = [
  '" "@example.org',
  '"john..doe"@example.org',
  '"very.unusual.@.unusual.com"@example.com',
  'john.smith(comment)@example.com',
  'test@[127.0.0.1]',
  'postmaster@[IPv6:2001:0db8:85a3:0000:0000:8a2e:0370:7334]',
  'admin@localhost',
] as const;
