// The history heuristic for leads: how well each lead of one hand has done recently. A lead that is right at one node
// is often right at others of the same deal.
#pragma once

namespace kernel::KERNEL_NAMESPACE {

class History {
 public:
    // Records that a lead caused a cutoff, or failed before another did. `card` is the number of its bit.
    void update(int card, bool cutoff) {
        scores_[card] += ((cutoff ? SUCCESS : FAILURE) * SCALE - scores_[card]) / WINDOW;
    }

    // From FAILURE to SUCCESS, on the scale of the weights of order_leads.
    int score(int card) const { return scores_[card] / SCALE; }

 private:
    // Hand-set. Of the ratios tried, a failure that counts twice a success needed the fewest nodes.
    static constexpr int SUCCESS = 20, FAILURE = -40;
    static constexpr int WINDOW = 8;  // the latest outcome is one part in eight of a score; one in sixteen was worse
    static constexpr int SCALE = 16;  // scores are kept in sixteenths

    int scores_[64] = {};
};

}  // namespace kernel::KERNEL_NAMESPACE
