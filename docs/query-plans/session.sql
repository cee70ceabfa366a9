-- Who is behind a session, as the role quillcare_identity

select u.id as "userId", u.organisation_id as "organisationId", s.id as "sessionId", u.is_active as "isActive",
  u.grants, u.created_at as "joinedAt", u.gained, trim(u.first_name || ' ' || u.last_name) as name, u.email, 
  u.role, s.confirmed_at as "confirmedAt", s.second_step_at as "secondStepAt", s.locked_at as "lockedAt",
  greatest(s.created_at, s.unlocked_at) as "begunAt",
  s.expires_at as "expiresAt", u.email_confirmed_at is not null as "emailConfirmed",
  s.impersonator_user_id as "impersonatorUserId", s.impersonator_session_id as "impersonatorSessionId",
  s.impersonator_name as "impersonatorName", s.read_only as "readOnly",
  u.role = any(o.mfa_required_roles) as "isRequired", o.read_only_since is not null as "isPracticeReadOnly",
  (exists (select from identity.totp t
  where t.organisation_id = u.organisation_id and t.user_id = u.id and t.confirmed_at is not null)
  or exists (select from identity.passkey p where p.organisation_id = u.organisation_id and p.user_id = u.id)) as "hasSecondStep"
  from 
  identity.session s
  join identity."user" u on u.organisation_id = s.organisation_id and u.id = s.user_id and u.deleted_at is null
  join identity.organisation o on o.organisation_id = s.organisation_id and o.deleted_at is null
  left join identity.session own on own.id = s.impersonator_session_id and own.ended_at is null and own.expires_at > $2
  left join identity."user" super on super.organisation_id = own.organisation_id and super.id = own.user_id
  and super.role = 'SUPER_ADMIN' and super.is_active and super.deleted_at is null
  where s.id = $1 and s.ended_at is null and s.expires_at > $2 and u.is_active and o.is_active
  and (s.impersonator_session_id is null or super.id is not null)

Nested Loop
  Join Filter: ((u.organisation_id = s.organisation_id) AND (u.id = s.user_id))
  InitPlan 13
    ->  Result
  InitPlan 14
    ->  Result
  InitPlan 15
    ->  Result
  InitPlan 16
    ->  Result
  InitPlan 17
    ->  Result
  InitPlan 18
    ->  Result
  InitPlan 19
    ->  Result
  InitPlan 20
    ->  Result
  InitPlan 21
    ->  Result
  InitPlan 22
    ->  Result
  ->  Nested Loop Left Join
        Filter: ((s.impersonator_session_id IS NULL) OR (super.id IS NOT NULL))
        ->  Hash Join
              Hash Cond: (o.organisation_id = s.organisation_id)
              ->  Seq Scan on organisation o
                    Filter: ((deleted_at IS NULL) AND is_active AND (((InitPlan 17).col1 <> '…'::text) OR (organisation_id = (InitPlan 18).col1)))
              ->  Hash
                    ->  Index Scan using session_pkey on session s
                          Index Cond: (id = $1)
                          Filter: ((ended_at IS NULL) AND (expires_at > $2) AND (((InitPlan 13).col1 <> '…'::text) OR (organisation_id = (InitPlan 14).col1)))
        ->  Nested Loop Left Join
              ->  Index Scan using session_pkey on session own
                    Index Cond: (id = s.impersonator_session_id)
                    Filter: ((ended_at IS NULL) AND (expires_at > $2) AND (((InitPlan 19).col1 <> '…'::text) OR (organisation_id = (InitPlan 20).col1)))
              ->  Index Scan using user_super_admins on "user" super
                    Index Cond: (id = own.user_id)
                    Filter: (is_active AND (organisation_id = own.organisation_id) AND (((InitPlan 21).col1 <> '…'::text) OR (organisation_id = (InitPlan 22).col1)))
  ->  Index Scan using user_organisation_id_id_key on "user" u
        Index Cond: (organisation_id = o.organisation_id)
        Filter: ((deleted_at IS NULL) AND is_active AND (((InitPlan 15).col1 <> '…'::text) OR (organisation_id = (InitPlan 16).col1)))
  SubPlan 3
    ->  Index Scan using totp_of_user on totp t
          Index Cond: ((organisation_id = u.organisation_id) AND (user_id = u.id))
          Filter: ((confirmed_at IS NOT NULL) AND (((InitPlan 1).col1 <> '…'::text) OR (organisation_id = (InitPlan 2).col1)))
          InitPlan 1
            ->  Result
          InitPlan 2
            ->  Result
  SubPlan 9
    ->  Index Only Scan using passkey_of_user on passkey p
          Index Cond: ((organisation_id = u.organisation_id) AND (user_id = u.id))
          Filter: (((InitPlan 7).col1 <> '…'::text) OR (organisation_id = (InitPlan 8).col1))
          InitPlan 7
            ->  Result
          InitPlan 8
            ->  Result
