"""What each call costs the event loop, in which all moves are made; a route without a class fails a test.

A call that computes for more than 5 ms is CACHED, in another thread or once for each change, or QUEUED.
"""

from enum import Enum


class Cost(Enum):
    """What a call costs."""

    STATIC = "static"
    """It reads what is the same until the next release."""
    LIGHT = "light"
    """It takes less than 5 ms of the event loop."""
    CACHED = "cached"
    """It is worked out once for each change of what it shows, beside the event loop where that takes long."""
    QUEUED = "queued"
    """It is worked out by worker processes, with budgets for visitors and addresses."""


_STATIC = """
    _show event_form_messages game_messages game_rules get_server_key list_event_forms list_games
    list_lessons list_methods list_problems openapi read_article read_contents read_glossary
    show_practice show_problem show_problem_play show_problem_solution
"""
_LIGHT = """
    add_nonce add_passkey answer_watch ask_about_code ban_somebody begin_passkey begin_session
    begin_sign_in calculate_score change_names_retention change_persons change_retention
    choose_drawn_seat claim_seat claim_table client_page close_report compare_field convert_imps
    current_visitor deal_by_number decide_claim decide_membership download_log draw_seats edit_policy
    empty_chair end_session erase_own_data erase_visitor follow_claim forget_person get_absences
    get_cards get_claims get_deals get_directors get_event_log get_invitation get_persons get_place
    get_push get_round get_substitutes get_suspects get_table get_table_keys give_up_board healthz
    invite_club join_as_director join_simultaneous keep_deal leave_place lift_ban link_device list_bans
    list_clubs list_collections list_convention_cards list_devices list_files list_hosted_events
    list_open_tables list_own_deals list_own_systems list_reports list_tables live make_code
    make_director_code metrics occupy_chair open_board open_convention_card open_event play_again
    prefer_convention_card preview_accident preview_entries promise_boards promise_deals publish_ranking
    put_person read_names read_table_log readyz refuse_claims remove_board remove_collection
    remove_convention_card remove_deals remove_device remove_director remove_event remove_own_system
    remove_passkey rename_collection rename_visitor replace_entrant_key replace_table_key replay_deal
    report_problem review_deal search_boards search_people show_collection show_figures show_retention
    sign_in start_online start_table start_team_match subscribe_to_push take_place unsubscribe_from_push
    withdraw_invitation write_entry write_names write_typed_results
"""
_CACHED = """
    challenge_with_match deal_by_program download_person get_challenge get_day get_deal_file get_entries
    get_event get_field get_field_traveller get_file get_matches get_month get_publications get_ranking_as_of
    get_registered get_team_match get_today list_draws list_replans make_challenge make_table make_team_match
    play_today print_paper print_scorecard propose_draw take_up_challenge try_draw
"""
_QUEUED = """
    add_convention_card add_file add_own_system add_system_file analyse_deal analyse_text announce_card
    ask_about_choice ask_question change_agreement change_chapter change_convention_card count_hand
    download_collection download_own_data draw_deals_bid_otherwise draw_examples draw_review examine_change
    find_decisive_move follow_auction get_scorecard get_traveller list_card_agreements list_movements
    list_own_agreements open_own_system open_text open_version play_board play_verdict put_deals
    read_announced_card read_chapter read_choice read_convention_card read_convention_sheet
    read_movement_file read_own_chapter read_side_sheet read_texts show_lesson system_card
    word_chapter_draft
"""
COSTS: dict[str, Cost] = {
    name: cost
    for cost, names in (
        (Cost.STATIC, _STATIC),
        (Cost.LIGHT, _LIGHT),
        (Cost.CACHED, _CACHED),
        (Cost.QUEUED, _QUEUED),
    )
    for name in names.split()
}
"""The class of each call, by the name of its route."""
